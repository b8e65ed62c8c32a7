CREATE TABLE "address_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"user_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"text" text NOT NULL,
	"user_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_view" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"carrier" text,
	"tracking" text,
	"packed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"packed_by" text,
	"sent_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipment_packed_or_sent" CHECK ("shipment"."packed_at" is not null or "shipment"."sent_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "pieces" integer;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "pieces_packed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "pieces_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "pledge_won_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "packing_by" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "packing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "money_state" text GENERATED ALWAYS AS (case when dispute in ('open', 'lost') then 'disputed'
          when refunded >= total and refunded > 0 then 'refunded'
          when (held_reason is not null or fraud_warning_at is not null) and released_at is null then 'held'
          when refunded > 0 then 'part_refunded'
          when intent = 'Funding' and pledge_won_at is null then 'pledged'
          else 'paid' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "parcel_state" text GENERATED ALWAYS AS (case when returned_at is not null then 'returned'
          when pieces = 0 and pieces_sent = 0 then 'nothing_to_send'
          when fulfilled_at is not null or pieces <= pieces_sent then 'sent'
          when refunded >= total and refunded > 0 and pieces is null then 'nothing_to_send'
          when dispute in ('open', 'lost')
            or (held_reason is not null or fraud_warning_at is not null) and released_at is null then 'on_hold'
          when packing_by is not null or pieces_packed > 0 then 'packing'
          when waits_for is not null then 'waits'
          when pieces_sent > 0 then 'part_sent'
          else 'to_pack' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(translate(left(coalesce("shipping_name", '') || ' ' || coalesce("shipping_email", '') || ' ' || coalesce("shipping_address" ->> 'postal_code', '') || ' ' || coalesce(replace("shipping_address" ->> 'postal_code', ' ', ''), ''), 1000), '’‘“”–—…', '       ')), '[[:space:][:punct:]]+'), ''))) STORED;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "is_shipped" boolean;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(translate(left(coalesce("name", '') || ' ' || coalesce("format_name", '') || ' ' || coalesce("sku", '') || ' ' || coalesce(replace("sku", '-', ''), ''), 1000), '’‘“”–—…', '       ')), '[[:space:][:punct:]]+'), ''))) STORED;--> statement-breakpoint
ALTER TABLE "address_change" ADD CONSTRAINT "address_change_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_change" ADD CONSTRAINT "address_change_user_id_desk_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."desk_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_user_id_desk_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."desk_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_view" ADD CONSTRAINT "order_view_user_id_desk_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."desk_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_packed_by_desk_user_id_fk" FOREIGN KEY ("packed_by") REFERENCES "public"."desk_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_sent_by_desk_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."desk_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_change_order" ON "address_change" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_note_order" ON "order_note" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_view_user" ON "order_view" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_order_number" ON "shipment" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "shipment_packed" ON "shipment" USING btree ("packed_at") WHERE "shipment"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "shipment_sent_at" ON "shipment" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "order_parcel_state" ON "order" USING btree ("parcel_state","created_at","id");--> statement-breakpoint
CREATE INDEX "order_money_state" ON "order" USING btree ("money_state","created_at","id");--> statement-breakpoint
CREATE INDEX "order_region" ON "order" USING btree ("region","created_at","id");--> statement-breakpoint
CREATE INDEX "order_open_parcels" ON "order" USING btree ("parcel_state","created_at","id") WHERE "order"."parcel_state" in ('to_pack', 'packing', 'waits', 'on_hold', 'part_sent');--> statement-breakpoint
CREATE INDEX "order_waits_until" ON "order" USING btree ("waits_until") WHERE "order"."waits_until" is not null;--> statement-breakpoint
CREATE INDEX "order_id_prefix" ON "order" USING btree ("id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "order_email_prefix" ON "order" USING btree (lower("shipping_email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "order_words" ON "order" USING gin ("words");--> statement-breakpoint
CREATE INDEX "order_line_words" ON "order_line" USING gin ("words");