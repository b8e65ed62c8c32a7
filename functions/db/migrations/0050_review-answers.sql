CREATE TABLE "review_answer" (
	"review_id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"written_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_answer" ADD CONSTRAINT "review_answer_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_answer_state" ON "review_answer" USING btree ("state","written_at");