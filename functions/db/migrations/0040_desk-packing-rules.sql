CREATE FUNCTION "stock_only_grows"() RETURNS trigger AS $$
BEGIN
  RAISE EXCEPTION 'entries of the stock are never changed or deleted';
END $$ LANGUAGE plpgsql;
--> statement-breakpoint
CREATE TRIGGER "stock_only_grows" BEFORE UPDATE OR DELETE ON "stock_entry"
  FOR EACH ROW EXECUTE FUNCTION "stock_only_grows"();
