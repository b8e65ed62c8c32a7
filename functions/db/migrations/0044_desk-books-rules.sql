CREATE FUNCTION "balance_transaction_is_fixed"() RETURNS trigger AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.payout_id IS NOT NULL
    OR to_jsonb(OLD) - 'payout_id' <> to_jsonb(NEW) - 'payout_id' THEN
    RAISE EXCEPTION 'a balance transaction never changes; only its payout is added, once';
  END IF;
  RETURN NEW;
END $$ LANGUAGE plpgsql;
--> statement-breakpoint
CREATE TRIGGER "balance_transaction_is_fixed" BEFORE UPDATE OR DELETE ON "balance_transaction"
  FOR EACH ROW EXECUTE FUNCTION "balance_transaction_is_fixed"();
