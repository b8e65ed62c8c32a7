CREATE TABLE "balance_transaction" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"source_id" text,
	"payment_id" text,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"net" integer NOT NULL,
	"currency" text NOT NULL,
	"source_amount" integer NOT NULL,
	"source_currency" text NOT NULL,
	"exchange_rate" double precision,
	"available_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"payout_id" text,
	CONSTRAINT "balance_transaction_net" CHECK ("balance_transaction"."net" = "balance_transaction"."amount" - "balance_transaction"."fee")
);
--> statement-breakpoint
CREATE TABLE "provider_payout" (
	"id" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"failure_code" text,
	"is_automatic" boolean NOT NULL,
	"arrives_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "balance_transaction" ADD CONSTRAINT "balance_transaction_payout_id_provider_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."provider_payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_transaction_created_at" ON "balance_transaction" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "balance_transaction_payment" ON "balance_transaction" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "balance_transaction_source" ON "balance_transaction" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "balance_transaction_payout" ON "balance_transaction" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "provider_payout_created_at" ON "provider_payout" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "provider_payout_unread" ON "provider_payout" USING btree ("id") WHERE "provider_payout"."read_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_given_up" ON "outbox" USING btree ("created_at") WHERE "outbox"."status" = 'given-up';