ALTER TABLE "checkout_attempt" ADD COLUMN "gift" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "gift" jsonb;--> statement-breakpoint
ALTER TABLE "production_job" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;