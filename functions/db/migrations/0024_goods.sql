ALTER TABLE "gift_card" ADD COLUMN "reduced" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card" ADD COLUMN "operator_blocked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_fulfilled_created_at" ON "order" USING btree ("created_at","id") WHERE "order"."fulfilled_at" is not null;--> statement-breakpoint
CREATE INDEX "order_held_created_at" ON "order" USING btree ("created_at","id") WHERE "order"."released_at" is null and ("order"."held_reason" is not null or "order"."fraud_warning_at" is not null);--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_reduced" CHECK ("gift_card"."reduced" between 0 and "gift_card"."value");
--> statement-breakpoint
-- An operator's block is a fact of its own.
UPDATE "gift_card" SET "operator_blocked_at" = "blocked_at", "blocked_at" = NULL, "blocked_for" = NULL WHERE "blocked_for" = 'operator';--> statement-breakpoint
UPDATE "gift_card" SET "blocked_for" = 'refunded' WHERE "blocked_for" = 'money_back';--> statement-breakpoint
-- Cards whose payment was warned of before cards followed that.
UPDATE "gift_card" SET "blocked_at" = "order"."fraud_warning_at", "blocked_for" = 'fraud_warning' FROM "order"
	WHERE "order"."id" = "gift_card"."order_id" AND "order"."fraud_warning_at" IS NOT NULL AND "order"."released_at" IS NULL
	AND "gift_card"."blocked_at" IS NULL;--> statement-breakpoint
-- A new warning of fraud takes a release back: a person has to look once more. Nothing else does.
CREATE OR REPLACE FUNCTION "order_stays_as_paid"() RETURNS trigger AS $$
BEGIN
	IF (NEW."id", NEW."session_id", NEW."currency", NEW."region", NEW."subtotal", NEW."discount", NEW."shipping", NEW."tax", NEW."total", NEW."gift_card_amount", NEW."created_at")
		IS DISTINCT FROM
		(OLD."id", OLD."session_id", OLD."currency", OLD."region", OLD."subtotal", OLD."discount", OLD."shipping", OLD."tax", OLD."total", OLD."gift_card_amount", OLD."created_at")
		OR (OLD."payment_id" IS NOT NULL AND NEW."payment_id" IS DISTINCT FROM OLD."payment_id")
		OR (OLD."fulfilled_at" IS NOT NULL AND NEW."fulfilled_at" IS NULL)
		OR (OLD."released_at" IS NOT NULL AND NEW."released_at" IS NULL
			AND NOT (OLD."fraud_warning_at" IS NULL AND NEW."fraud_warning_at" IS NOT NULL))
		OR (OLD."dispute" IS NOT NULL AND NEW."dispute" IS NULL) THEN
		RAISE EXCEPTION 'what was paid as % cannot be changed', OLD."id" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$ LANGUAGE plpgsql;
