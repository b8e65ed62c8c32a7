CREATE TABLE "captcha_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"score" real NOT NULL,
	"action" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "is_unchecked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "captcha_token_issued_at" ON "captcha_token" USING btree ("issued_at");