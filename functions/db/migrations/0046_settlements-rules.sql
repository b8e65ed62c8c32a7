-- The provider's fee and rate of a payment are known once its charge is imported: its order is booked again.
CREATE FUNCTION "ledger_note_charge"() RETURNS trigger AS $$
BEGIN
  INSERT INTO "ledger_due" ("order_id", "due_at")
    SELECT "id", 'epoch'::timestamptz FROM "order" WHERE "payment_id" = NEW."payment_id";
  RETURN NULL;
END $$ LANGUAGE plpgsql;
--> statement-breakpoint
CREATE TRIGGER "ledger_note" AFTER INSERT ON "balance_transaction" FOR EACH ROW
  WHEN (NEW."category" = 'charge' AND NEW."payment_id" IS NOT NULL) EXECUTE FUNCTION "ledger_note_charge"();
