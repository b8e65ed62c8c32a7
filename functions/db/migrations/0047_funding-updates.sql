CREATE TABLE "funding_refusal" (
	"order_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funding_update" (
	"id" text PRIMARY KEY NOT NULL,
	"funding_id" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"written_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "funding_refusal" ADD CONSTRAINT "funding_refusal_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "funding_update_funding" ON "funding_update" USING btree ("funding_id","created_at");