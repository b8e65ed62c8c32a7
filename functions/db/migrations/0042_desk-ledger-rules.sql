CREATE FUNCTION "ledger_only_grows"() RETURNS trigger AS $$
BEGIN
  RAISE EXCEPTION '% only grows: book a correction instead', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "ledger_entry_only_grows" BEFORE UPDATE OR DELETE ON "ledger_entry" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_only_grows"();--> statement-breakpoint
CREATE TRIGGER "ledger_line_only_grows" BEFORE UPDATE OR DELETE ON "ledger_line" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_only_grows"();--> statement-breakpoint
CREATE TRIGGER "creator_sale_only_grows" BEFORE UPDATE OR DELETE ON "creator_sale" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_only_grows"();--> statement-breakpoint
CREATE TRIGGER "ledger_month_only_grows" BEFORE UPDATE OR DELETE ON "ledger_month" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_only_grows"();--> statement-breakpoint
CREATE FUNCTION "ledger_entry_is_balanced"() RETURNS trigger AS $$
BEGIN
  IF (SELECT sum("amount") FROM "ledger_line" WHERE "entry_id" = NEW."entry_id" AND "currency" = NEW."currency") <> 0 THEN
    RAISE EXCEPTION 'entry % is not balanced in %', NEW."entry_id", NEW."currency" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entry_is_balanced" AFTER INSERT ON "ledger_line" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_entry_is_balanced"();--> statement-breakpoint
-- A statement stays as it was closed. It can only be marked as paid, once.
CREATE FUNCTION "statement_stays_as_closed"() RETURNS trigger AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD."state" <> 'due' OR NEW."state" <> 'paid' OR
    (NEW."id", NEW."party", NEW."currency", NEW."month", NEW."opening", NEW."earned", NEW."paid", NEW."closing", NEW."due", NEW."closed_at")
    IS DISTINCT FROM
    (OLD."id", OLD."party", OLD."currency", OLD."month", OLD."opening", OLD."earned", OLD."paid", OLD."closing", OLD."due", OLD."closed_at") THEN
    RAISE EXCEPTION 'statement % cannot be changed', OLD."id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "statement_stays_as_closed" BEFORE UPDATE OR DELETE ON "statement" FOR EACH ROW EXECUTE FUNCTION "statement_stays_as_closed"();--> statement-breakpoint
-- Orders to book. A row for each change, and no unique one, so that no payment waits for the job that books.
CREATE FUNCTION "ledger_note_order"() RETURNS trigger AS $$
BEGIN
  INSERT INTO "ledger_due" ("order_id", "due_at") VALUES (NEW."id", 'epoch');
  RETURN NULL;
END $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE FUNCTION "ledger_note_part"() RETURNS trigger AS $$
BEGIN
  INSERT INTO "ledger_due" ("order_id", "due_at") VALUES (NEW."order_id", 'epoch');
  RETURN NULL;
END $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE FUNCTION "ledger_note_commission"() RETURNS trigger AS $$
BEGIN
  INSERT INTO "ledger_due" ("order_id", "due_at") VALUES (NEW."order_id", NEW."due_at");
  RETURN NULL;
END $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE FUNCTION "ledger_note_funding"() RETURNS trigger AS $$
BEGIN
  INSERT INTO "ledger_due" ("order_id", "due_at")
    SELECT DISTINCT "order_id", 'epoch'::timestamptz FROM "pledge" WHERE "funding_id" = NEW."funding_id";
  RETURN NULL;
END $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "ledger_note" AFTER INSERT OR UPDATE OF "refunded", "dispute", "held_reason", "released_at", "fraud_warning_at" ON "order" FOR EACH ROW EXECUTE FUNCTION "ledger_note_order"();--> statement-breakpoint
CREATE TRIGGER "ledger_note" AFTER INSERT OR UPDATE ON "refund" FOR EACH ROW EXECUTE FUNCTION "ledger_note_part"();--> statement-breakpoint
CREATE TRIGGER "ledger_note" AFTER INSERT OR UPDATE ON "dispute" FOR EACH ROW EXECUTE FUNCTION "ledger_note_part"();--> statement-breakpoint
CREATE TRIGGER "ledger_note" AFTER INSERT OR UPDATE ON "payment_settlement" FOR EACH ROW EXECUTE FUNCTION "ledger_note_part"();--> statement-breakpoint
CREATE TRIGGER "ledger_note" AFTER INSERT OR UPDATE ON "commission" FOR EACH ROW EXECUTE FUNCTION "ledger_note_commission"();--> statement-breakpoint
CREATE TRIGGER "ledger_note" AFTER INSERT ON "funding_outcome" FOR EACH ROW EXECUTE FUNCTION "ledger_note_funding"();--> statement-breakpoint
INSERT INTO "ledger_due" ("order_id", "due_at") SELECT "id", 'epoch' FROM "order";--> statement-breakpoint
INSERT INTO "ledger_due" ("order_id", "due_at") SELECT DISTINCT "order_id", "due_at" FROM "commission";
