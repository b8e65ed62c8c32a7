CREATE TABLE "stock_notice" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"product_id" text NOT NULL,
	"format_id" text NOT NULL,
	"region" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stock_watch" (
	"product_id" text NOT NULL,
	"format_id" text NOT NULL,
	"region" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_watch_product_id_format_id_region_pk" PRIMARY KEY("product_id","format_id","region")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notice_once" ON "stock_notice" USING btree ("email","product_id","format_id","region");--> statement-breakpoint
CREATE INDEX "stock_notice_waiting" ON "stock_notice" USING btree ("product_id","format_id","region","created_at") WHERE "stock_notice"."queued_at" is null;--> statement-breakpoint
CREATE INDEX "stock_notice_told_at" ON "stock_notice" USING btree ("told_at") WHERE "stock_notice"."told_at" is not null;--> statement-breakpoint
CREATE INDEX "stock_notice_created_at" ON "stock_notice" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stock_watch_checked_at" ON "stock_watch" USING btree ("checked_at");