CREATE TABLE "funding_survey" (
	"funding_id" text PRIMARY KEY NOT NULL,
	"questions" jsonb NOT NULL,
	"asks_address" boolean NOT NULL,
	"closes_on" text NOT NULL,
	"written_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "survey_answer" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"funding_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"answers" jsonb,
	"answered_at" timestamp with time zone,
	CONSTRAINT "survey_answer_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "survey_answer" ADD CONSTRAINT "survey_answer_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answer" ADD CONSTRAINT "survey_answer_funding_id_funding_survey_funding_id_fk" FOREIGN KEY ("funding_id") REFERENCES "public"."funding_survey"("funding_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_answer_funding" ON "survey_answer" USING btree ("funding_id");