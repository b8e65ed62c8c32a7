CREATE TABLE "refund_request" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"origin" text NOT NULL,
	"wish" text NOT NULL,
	"amount" integer NOT NULL,
	"provider_amount" integer NOT NULL,
	"gift_card_amount" integer NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shipping" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"refund_id" text,
	"failure_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refund_request_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "refund_request_amount" CHECK ("refund_request"."amount" = "refund_request"."provider_amount" + "refund_request"."gift_card_amount"),
	CONSTRAINT "refund_request_parts" CHECK ("refund_request"."amount" > 0 and "refund_request"."provider_amount" >= 0 and "refund_request"."gift_card_amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "is_refundable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "shipping" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_request_order" ON "refund_request" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_request_under_way" ON "refund_request" USING btree ("order_id","wish") WHERE "refund_request"."state" in ('asked', 'sent');--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_request_once" ON "refund" USING btree ("request_id","to_gift_card");--> statement-breakpoint
-- What was decided never changes, and what became of it is not undone. A refund that the bank sends back makes its request failed.
CREATE FUNCTION "refund_request_goes_forward"() RETURNS trigger AS $$
DECLARE
	ranks constant jsonb := '{"asked": 0, "sent": 1, "succeeded": 2, "failed": 3, "canceled": 3}';
BEGIN
	IF (NEW."id", NEW."order_id", NEW."origin", NEW."wish", NEW."amount", NEW."provider_amount", NEW."gift_card_amount", NEW."lines", NEW."shipping", NEW."created_at")
		IS DISTINCT FROM
		(OLD."id", OLD."order_id", OLD."origin", OLD."wish", OLD."amount", OLD."provider_amount", OLD."gift_card_amount", OLD."lines", OLD."shipping", OLD."created_at") THEN
		RAISE EXCEPTION 'what was decided as % cannot be changed', OLD."id" USING ERRCODE = 'check_violation';
	END IF;
	IF NEW."state" <> OLD."state" AND (ranks ->> NEW."state")::int <= (ranks ->> OLD."state")::int THEN
		RAISE EXCEPTION 'a refund request cannot go from % to %', OLD."state", NEW."state" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "refund_request_goes_forward" BEFORE UPDATE ON "refund_request" FOR EACH ROW EXECUTE FUNCTION "refund_request_goes_forward"();
