CREATE TABLE "early_fraud_warning" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"noted_at" timestamp with time zone NOT NULL
);
