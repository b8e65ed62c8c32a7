ALTER TABLE "order_line" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "production_job" ADD COLUMN "sku" text;