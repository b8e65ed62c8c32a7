CREATE TABLE "letter" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"region" text NOT NULL,
	"email" text,
	"fields" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_key_fingerprint" UNIQUE("key","fingerprint")
);
--> statement-breakpoint
CREATE INDEX "letter_email_created_at" ON "letter" USING btree ("email","created_at");