CREATE TABLE "funding_outcome" (
	"funding_id" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"raised" bigint NOT NULL,
	"backers" integer NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "allotment_hold_key_until";--> statement-breakpoint
CREATE INDEX "allotment_hold_lapsing" ON "allotment_hold" USING btree ("key","until") WHERE "allotment_hold"."order_id" is null;--> statement-breakpoint
CREATE INDEX "allotment_hold_order" ON "allotment_hold" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "checkout_attempt_created_at" ON "checkout_attempt" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "checkout_attempt_unpaid" ON "checkout_attempt" USING btree ("created_at") WHERE "checkout_attempt"."state" in ('expired', 'failed', 'replaced');--> statement-breakpoint
CREATE INDEX "order_status_created_at" ON "order" USING btree ("status","created_at","id");