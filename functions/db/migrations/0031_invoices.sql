CREATE TABLE "invoice" (
	"number" text PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"refund_id" text,
	"issued_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	"buyer" jsonb
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "invoice_buyer" jsonb;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_sequence" ON "invoice" USING btree ("series","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_once" ON "invoice" USING btree ("order_id") WHERE "invoice"."kind" = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_refund_once" ON "invoice" USING btree ("refund_id","kind");--> statement-breakpoint
CREATE INDEX "invoice_order" ON "invoice" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoice_issued_at" ON "invoice" USING btree ("issued_at","series","sequence");--> statement-breakpoint
-- What was issued stays as it is. Only the buyer is deleted, at the end of the retention period.
CREATE FUNCTION "invoice_stays_as_issued"() RETURNS trigger AS $$
BEGIN
	IF TG_OP = 'DELETE' OR (NEW."buyer" IS NOT NULL AND NEW."buyer" IS DISTINCT FROM OLD."buyer") OR
		(NEW."number", NEW."series", NEW."sequence", NEW."kind", NEW."order_id", NEW."refund_id", NEW."issued_at", NEW."content")
		IS DISTINCT FROM
		(OLD."number", OLD."series", OLD."sequence", OLD."kind", OLD."order_id", OLD."refund_id", OLD."issued_at", OLD."content") THEN
		RAISE EXCEPTION 'invoice % cannot be changed', OLD."number" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "invoice_stays_as_issued" BEFORE UPDATE OR DELETE ON "invoice" FOR EACH ROW EXECUTE FUNCTION "invoice_stays_as_issued"();
