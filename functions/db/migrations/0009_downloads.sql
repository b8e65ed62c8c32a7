CREATE TABLE "download_grant" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"file" text NOT NULL,
	"product_id" text NOT NULL,
	"format_id" text NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"token_hash" text NOT NULL,
	"downloads_allowed" integer NOT NULL,
	"downloads_left" integer NOT NULL,
	"resumable_bytes" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"first_download_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "download_grant_order_id_position_file_pk" PRIMARY KEY("order_id","position","file"),
	CONSTRAINT "download_grant_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "download_request" (
	"order_id" text PRIMARY KEY NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "production_job" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"format_id" text NOT NULL,
	"name" text NOT NULL,
	"format_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"customization" text,
	"preview_url" text,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "production_job_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "checkout_attempt" ADD COLUMN "digital_consent" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "digital_consent" jsonb;--> statement-breakpoint
ALTER TABLE "download_grant" ADD CONSTRAINT "download_grant_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_request" ADD CONSTRAINT "download_request_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_job" ADD CONSTRAINT "production_job_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "production_job_status_created_at" ON "production_job" USING btree ("status","created_at");