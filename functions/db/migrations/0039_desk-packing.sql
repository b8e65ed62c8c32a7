CREATE TABLE "stock_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"product_id" text NOT NULL,
	"format_id" text NOT NULL,
	"reason" text NOT NULL,
	"quantity" integer NOT NULL,
	"to_send" integer DEFAULT 0 NOT NULL,
	"before" integer,
	"after" integer NOT NULL,
	"note" text,
	"user_id" text,
	"request_key" text
);
--> statement-breakpoint
CREATE TABLE "stock_level" (
	"product_id" text NOT NULL,
	"format_id" text NOT NULL,
	"counted_at" text,
	"changed_at" timestamp with time zone,
	"content" jsonb,
	"shelf" text,
	"low_below" integer,
	"low_since" timestamp with time zone,
	CONSTRAINT "stock_level_product_id_format_id_pk" PRIMARY KEY("product_id","format_id"),
	CONSTRAINT "stock_level_low" CHECK ("stock_level"."low_below" > 0)
);
--> statement-breakpoint
ALTER TABLE "allotment" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "stock_entry" ADD CONSTRAINT "stock_entry_user_id_desk_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."desk_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_entry_variant" ON "stock_entry" USING btree ("product_id","format_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_entry_request" ON "stock_entry" USING btree ("request_key");