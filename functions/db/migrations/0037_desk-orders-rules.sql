CREATE FUNCTION "note_stays"() RETURNS trigger AS $$
BEGIN
  RAISE EXCEPTION 'notes and changes of addresses are never changed';
END $$ LANGUAGE plpgsql;
--> statement-breakpoint
CREATE TRIGGER "note_stays" BEFORE UPDATE ON "order_note" FOR EACH ROW EXECUTE FUNCTION "note_stays"();
--> statement-breakpoint
CREATE TRIGGER "address_change_stays" BEFORE UPDATE ON "address_change" FOR EACH ROW EXECUTE FUNCTION "note_stays"();
--> statement-breakpoint
-- What is in a parcel stays, and what was sent is not unsent.
CREATE FUNCTION "shipment_stays"() RETURNS trigger AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD."sent_at" IS NOT NULL
    OR TG_OP = 'UPDATE' AND ((NEW."order_id", NEW."number", NEW."lines") IS DISTINCT FROM (OLD."order_id", OLD."number", OLD."lines")
      OR OLD."sent_at" IS NOT NULL AND NEW."sent_at" IS DISTINCT FROM OLD."sent_at") THEN
    RAISE EXCEPTION 'what was sent of % cannot be changed', OLD."order_id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$ LANGUAGE plpgsql;
--> statement-breakpoint
CREATE TRIGGER "shipment_stays" BEFORE UPDATE OR DELETE ON "shipment" FOR EACH ROW EXECUTE FUNCTION "shipment_stays"();
--> statement-breakpoint
-- Orders of earlier releases: which lines are shipped, from their checkout, and how many pieces that makes.
UPDATE "order_line" SET "is_shipped" = (a."lines" -> "order_line"."position" ->> 'isShipped')::boolean
  FROM "checkout_attempt" a WHERE a."id" = "order_line"."order_id";
--> statement-breakpoint
UPDATE "order" SET "pledge_won_at" = w."decided_at" FROM (
  SELECT p."order_id", min(f."decided_at") AS "decided_at" FROM "pledge" p
  JOIN "funding_outcome" f ON f."funding_id" = p."funding_id" AND f."outcome" = 'successful' GROUP BY p."order_id"
) w WHERE w."order_id" = "order"."id" AND "order"."intent" = 'Funding';
--> statement-breakpoint
UPDATE "order" SET "pieces" = l."pieces", "pieces_sent" = CASE WHEN "fulfilled_at" IS NOT NULL THEN l."pieces" ELSE 0 END,
  "waits_for" = CASE WHEN "intent" = 'Funding' AND "pledge_won_at" IS NULL AND l."pieces" > 0 THEN 'funding' END
FROM (
  SELECT "order_id", sum(CASE WHEN "is_shipped" THEN "quantity" ELSE 0 END)::integer AS "pieces"
  FROM "order_line" GROUP BY "order_id" HAVING bool_and("is_shipped" IS NOT NULL)
) l WHERE l."order_id" = "order"."id";
--> statement-breakpoint
UPDATE "order" SET "pieces" = 0 WHERE "refunded" >= "total" AND "refunded" > 0 AND "fulfilled_at" IS NULL;
