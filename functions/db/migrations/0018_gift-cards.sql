CREATE TABLE "gift_card" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"serial" integer NOT NULL,
	"code_hash" text NOT NULL,
	"region" text NOT NULL,
	"currency" text NOT NULL,
	"value" integer NOT NULL,
	"blocked_at" timestamp with time zone,
	"blocked_for" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_code" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "checkout_attempt" ADD COLUMN "gift_card" jsonb;--> statement-breakpoint
ALTER TABLE "checkout_attempt" ADD COLUMN "gift" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "gift_card_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "gift_card_refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "gift" jsonb;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "to_gift_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "production_job" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_order" ON "gift_card" USING btree ("order_id","position");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_gift_card" CHECK ("order"."gift_card_amount" between 0 and "order"."total");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_gift_card_refunded" CHECK ("order"."gift_card_refunded" between 0 and "order"."gift_card_amount");--> statement-breakpoint
-- What a gift card paid of an order is part of what was paid, and never changes either.
CREATE OR REPLACE FUNCTION "order_stays_as_paid"() RETURNS trigger AS $$
BEGIN
	IF (NEW."id", NEW."session_id", NEW."currency", NEW."region", NEW."subtotal", NEW."discount", NEW."shipping", NEW."tax", NEW."total", NEW."gift_card_amount", NEW."created_at")
		IS DISTINCT FROM
		(OLD."id", OLD."session_id", OLD."currency", OLD."region", OLD."subtotal", OLD."discount", OLD."shipping", OLD."tax", OLD."total", OLD."gift_card_amount", OLD."created_at")
		OR (OLD."payment_id" IS NOT NULL AND NEW."payment_id" IS DISTINCT FROM OLD."payment_id")
		OR (OLD."fulfilled_at" IS NOT NULL AND NEW."fulfilled_at" IS NULL)
		OR (OLD."released_at" IS NOT NULL AND NEW."released_at" IS NULL)
		OR (OLD."dispute" IS NOT NULL AND NEW."dispute" IS NULL) THEN
		RAISE EXCEPTION 'what was paid as % cannot be changed', OLD."id" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$ LANGUAGE plpgsql;
