CREATE FUNCTION "audit_only_grows"() RETURNS trigger AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are never changed or deleted';
END $$ LANGUAGE plpgsql;
--> statement-breakpoint
CREATE TRIGGER "audit_only_grows" BEFORE UPDATE OR DELETE ON "audit_entry"
  FOR EACH ROW EXECUTE FUNCTION "audit_only_grows"();
