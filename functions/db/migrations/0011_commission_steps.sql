ALTER TABLE "commission_reversal" DROP CONSTRAINT "commission_reversal_amount";--> statement-breakpoint
ALTER TABLE "commission_reversal" DROP CONSTRAINT "commission_reversal_order_id_position_before_pk";--> statement-breakpoint
ALTER TABLE "commission_reversal" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "commission_reversal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "commission_reversal_order" ON "commission_reversal" USING btree ("order_id","position");--> statement-breakpoint
ALTER TABLE "commission_reversal" ADD CONSTRAINT "commission_reversal_amount" CHECK ("commission_reversal"."amount" <> 0);