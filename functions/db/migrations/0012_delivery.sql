ALTER TABLE "checkout_attempt" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "delivery" jsonb;