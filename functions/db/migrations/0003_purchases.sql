CREATE TABLE "allotment" (
	"key" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allotment_hold" (
	"key" text NOT NULL,
	"attempt_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"order_id" text,
	CONSTRAINT "allotment_hold_attempt_id_key_pk" PRIMARY KEY("attempt_id","key")
);
--> statement-breakpoint
CREATE TABLE "dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "foreign_payment" (
	"session_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"amount" integer,
	"currency" text,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unrecorded_payment" (
	"session_id" text PRIMARY KEY NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"reason" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watermark" (
	"name" text PRIMARY KEY NOT NULL,
	"reached" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkout_attempt" DROP CONSTRAINT "checkout_attempt_key_fingerprint";--> statement-breakpoint
ALTER TABLE "order" drop column "status";--> statement-breakpoint
ALTER TABLE "checkout_attempt" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_attempt" ADD COLUMN "recent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_attempt" ADD COLUMN "limits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_attempt" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "fulfilled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "tracking" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "fraud_warning_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "status" text GENERATED ALWAYS AS (case when dispute in ('open', 'lost') then 'disputed'
          when refunded >= total and refunded > 0 then 'refunded'
          when refunded > 0 then 'part_refunded'
          when held_reason is not null and released_at is null then 'held'
          when fulfilled_at is not null then 'fulfilled'
          else 'paid' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pledge" ADD COLUMN "refunded_goal_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allotment_hold_key_until" ON "allotment_hold" USING btree ("key","until");--> statement-breakpoint
CREATE INDEX "dispute_order" ON "dispute" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
-- What is there already: an attempt with an order was paid, the newest of a key may still be paid, the others are over.
UPDATE "checkout_attempt" SET "state" = 'expired';--> statement-breakpoint
UPDATE "checkout_attempt" SET "state" = 'paid_again' WHERE EXISTS (SELECT 1 FROM "order" WHERE "order"."id" = "checkout_attempt"."id");--> statement-breakpoint
UPDATE "checkout_attempt" SET "state" = 'paid' WHERE "id" IN (
	SELECT DISTINCT ON ("key") "id" FROM "checkout_attempt" WHERE "state" = 'paid_again' ORDER BY "key", "created_at"
);--> statement-breakpoint
UPDATE "checkout_attempt" SET "state" = 'open' WHERE "id" IN (
	SELECT DISTINCT ON ("key") "id" FROM "checkout_attempt" AS "one" WHERE "expires_at" > now() AND NOT EXISTS (
		SELECT 1 FROM "checkout_attempt" AS "other" WHERE "other"."key" = "one"."key" AND "other"."state" = 'paid'
	) ORDER BY "key", "created_at" DESC
);--> statement-breakpoint
INSERT INTO "allotment_hold" ("key", "attempt_id", "quantity", "until", "order_id")
	SELECT 'reward:' || "funding_id" || '/' || "reward_id", "attempt_id", 1, "held_until", "order_id" FROM "funding_place";--> statement-breakpoint
INSERT INTO "allotment" ("key", "taken") SELECT "key", sum("quantity") FROM "allotment_hold" GROUP BY "key";--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_attempt_alive" ON "checkout_attempt" USING btree ("key") WHERE "state" in ('open', 'processing', 'paid');--> statement-breakpoint
CREATE INDEX "checkout_attempt_key_created_at" ON "checkout_attempt" USING btree ("key","created_at");--> statement-breakpoint
CREATE INDEX "checkout_attempt_unsettled" ON "checkout_attempt" USING btree ("state","expires_at") WHERE "checkout_attempt"."state" in ('open', 'processing');--> statement-breakpoint
CREATE INDEX "order_created_at" ON "order" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payment" ON "order" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "checkout_attempt" ADD CONSTRAINT "checkout_attempt_recent" CHECK (recent < 20);--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_refunded" CHECK ("order"."refunded" between 0 and "order"."total");--> statement-breakpoint
-- An attempt only goes forward: what was paid stays paid, and what is over is not opened again.
CREATE FUNCTION "attempt_goes_forward"() RETURNS trigger AS $$
DECLARE
	ranks constant jsonb := '{"open": 0, "processing": 1, "expired": 2, "replaced": 2, "failed": 3, "paid": 4, "paid_again": 4}';
BEGIN
	IF NEW."state" <> OLD."state" AND (ranks ->> NEW."state")::int <= (ranks ->> OLD."state")::int THEN
		RAISE EXCEPTION 'an attempt cannot go from % to %', OLD."state", NEW."state" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "attempt_goes_forward" BEFORE UPDATE OF "state" ON "checkout_attempt"
	FOR EACH ROW EXECUTE FUNCTION "attempt_goes_forward"();--> statement-breakpoint
-- What was bought and paid never changes, and what happened to it is not undone.
CREATE FUNCTION "order_stays_as_paid"() RETURNS trigger AS $$
BEGIN
	IF (NEW."id", NEW."session_id", NEW."currency", NEW."region", NEW."subtotal", NEW."discount", NEW."shipping", NEW."tax", NEW."total", NEW."created_at")
		IS DISTINCT FROM
		(OLD."id", OLD."session_id", OLD."currency", OLD."region", OLD."subtotal", OLD."discount", OLD."shipping", OLD."tax", OLD."total", OLD."created_at")
		OR (OLD."payment_id" IS NOT NULL AND NEW."payment_id" IS DISTINCT FROM OLD."payment_id")
		OR (OLD."fulfilled_at" IS NOT NULL AND NEW."fulfilled_at" IS NULL)
		OR (OLD."released_at" IS NOT NULL AND NEW."released_at" IS NULL)
		OR (OLD."dispute" IS NOT NULL AND NEW."dispute" IS NULL) THEN
		RAISE EXCEPTION 'what was paid as % cannot be changed', OLD."id" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "order_stays_as_paid" BEFORE UPDATE ON "order" FOR EACH ROW EXECUTE FUNCTION "order_stays_as_paid"();--> statement-breakpoint
-- A refund that failed has come back to the store, and stays failed; one that succeeded is not on its way again.
CREATE FUNCTION "refund_goes_forward"() RETURNS trigger AS $$
BEGIN
	IF array_position(array['pending', 'succeeded', 'failed'], NEW."state") < array_position(array['pending', 'succeeded', 'failed'], OLD."state") THEN
		RAISE EXCEPTION 'a refund cannot go from % to %', OLD."state", NEW."state" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "refund_goes_forward" BEFORE UPDATE OF "state" ON "refund" FOR EACH ROW EXECUTE FUNCTION "refund_goes_forward"();
