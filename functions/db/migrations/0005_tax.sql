ALTER TABLE "order" ADD COLUMN "tax_source" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "tax_country" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "shipping_taxes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "tax_kind" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "tax_amount" integer;