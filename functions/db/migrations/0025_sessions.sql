ALTER TABLE "foreign_payment" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "watermark" ADD COLUMN "window_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "watermark" ADD COLUMN "cursor" text;--> statement-breakpoint
CREATE INDEX "dispute_open" ON "dispute" USING btree ("id") WHERE "dispute"."state" = 'open';--> statement-breakpoint
CREATE INDEX "foreign_payment_payment" ON "foreign_payment" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_pending" ON "refund" USING btree ("id") WHERE "refund"."state" = 'pending';