CREATE TABLE "news_opt_in" (
	"email" text PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"wording_id" text NOT NULL,
	"wording" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"order_id" text NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" timestamp with time zone[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkout_attempt" ADD COLUMN "news_wording" text;--> statement-breakpoint
CREATE INDEX "rate_limit_expires_at" ON "rate_limit" USING btree ("expires_at");