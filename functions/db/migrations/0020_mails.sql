DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "review_invitation" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_invitation" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_attempt" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "personal_data_deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "priority" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "mailbox" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "counted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_personal_data" ON "order" USING btree ("created_at") WHERE "order"."personal_data_deleted_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_mailbox" ON "outbox" USING btree ("mailbox","counted_at") WHERE "outbox"."mailbox" is not null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("priority","due_at") WHERE "outbox"."status" = 'waiting';--> statement-breakpoint
-- What waits already and belongs to an order goes first. The kinds are those of functions/mail/policies.ts.
UPDATE "outbox" SET "priority" = 0 WHERE "status" <> 'done' AND "kind" IN ('order-confirmation', 'order-notice', 'payment-pending', 'payment-failed', 'refund', 'dispatch', 'gift-cards', 'funding-result', 'refund-backer');--> statement-breakpoint
-- No time and no key leads from a review to the order that it came from.
UPDATE "review" SET "created_at" = date_trunc('day', "created_at", 'UTC');--> statement-breakpoint
UPDATE "review_invitation" SET "order_id" = NULL, "token_hash" = NULL, "used_at" = date_trunc('month', "used_at", 'UTC'), "expires_at" = date_trunc('month', "expires_at", 'UTC') WHERE "used_at" IS NOT NULL;
