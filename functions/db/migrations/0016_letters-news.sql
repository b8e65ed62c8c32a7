CREATE TABLE "news_request" (
	"email" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"region" text NOT NULL,
	"wording_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "news_request_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "news_opt_in" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "news_opt_in" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news_opt_in" ADD COLUMN "link_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE INDEX "news_request_asked_at" ON "news_request" USING btree ("asked_at");--> statement-breakpoint
ALTER TABLE "news_opt_in" ADD CONSTRAINT "news_opt_in_link_id_unique" UNIQUE("link_id");