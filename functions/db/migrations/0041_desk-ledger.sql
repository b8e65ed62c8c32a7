CREATE TABLE "creator_sale" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"creator_id" text NOT NULL,
	"product_id" text NOT NULL,
	"format_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"funding_id" text,
	"region" text NOT NULL,
	"quantity" integer NOT NULL,
	"share" integer NOT NULL,
	"printing" integer NOT NULL,
	"estimated_fee" integer NOT NULL,
	"pay_currency" text NOT NULL,
	"rate_over" bigint NOT NULL,
	"rate_under" bigint NOT NULL,
	"sold_at" timestamp with time zone NOT NULL,
	CONSTRAINT "creator_sale_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "creator_sale_rate" CHECK ("creator_sale"."rate_over" > 0 and "creator_sale"."rate_under" > 0)
);
--> statement-breakpoint
CREATE TABLE "exchange_rate" (
	"day" text NOT NULL,
	"currency" text NOT NULL,
	"micros" bigint NOT NULL,
	CONSTRAINT "exchange_rate_currency_day_pk" PRIMARY KEY("currency","day"),
	CONSTRAINT "exchange_rate_micros" CHECK ("exchange_rate"."micros" > 0)
);
--> statement-breakpoint
CREATE TABLE "funding_milestone" (
	"funding_id" text NOT NULL,
	"percent" integer NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "funding_milestone_funding_id_percent_pk" PRIMARY KEY("funding_id","percent")
);
--> statement-breakpoint
CREATE TABLE "ledger_due" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_due_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" text,
	"month" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"state" jsonb,
	"note" text,
	CONSTRAINT "ledger_entry_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "ledger_line" (
	"entry_id" integer NOT NULL,
	"number" integer NOT NULL,
	"account" text NOT NULL,
	"party" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"position" integer,
	"quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_line_entry_id_number_pk" PRIMARY KEY("entry_id","number")
);
--> statement-breakpoint
CREATE TABLE "ledger_month" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payee" (
	"party" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"iban" text,
	"sort_code" text,
	"account_number" text,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_settlement" (
	"order_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_settlement_amount" CHECK ("payment_settlement"."amount" > 0 and "payment_settlement"."fee" between 0 and "payment_settlement"."amount")
);
--> statement-breakpoint
CREATE TABLE "statement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"party" text NOT NULL,
	"currency" text NOT NULL,
	"month" text NOT NULL,
	"opening" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"closing" bigint NOT NULL,
	"due" bigint NOT NULL,
	"state" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "statement_sum" CHECK ("statement"."opening" + "statement"."earned" - "statement"."paid" = "statement"."closing"),
	CONSTRAINT "statement_due_amount" CHECK ("statement"."due" >= 0 and ("statement"."state" = 'closed') = ("statement"."due" = 0)),
	CONSTRAINT "statement_paid" CHECK (("statement"."state" = 'paid') = ("statement"."paid_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "creator_sale" ADD CONSTRAINT "creator_sale_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_line" ADD CONSTRAINT "ledger_line_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_settlement" ADD CONSTRAINT "payment_settlement_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creator_sale_creator" ON "creator_sale" USING btree ("creator_id","sold_at","order_id","position");--> statement-breakpoint
CREATE INDEX "ledger_due_at" ON "ledger_due" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "ledger_due_order" ON "ledger_due" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_order" ON "ledger_entry" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_month" ON "ledger_entry" USING btree ("month");--> statement-breakpoint
CREATE INDEX "ledger_line_party" ON "ledger_line" USING btree ("party","account","currency");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_once" ON "statement" USING btree ("party","currency","month");--> statement-breakpoint
CREATE INDEX "statement_month" ON "statement" USING btree ("month","party");--> statement-breakpoint
CREATE INDEX "statement_due" ON "statement" USING btree ("id") WHERE "statement"."state" = 'due';