CREATE TABLE "letter_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letter_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "state" text DEFAULT 'to_answer' NOT NULL;--> statement-breakpoint
ALTER TABLE "letter_line" ADD CONSTRAINT "letter_line_message_id_letter_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."letter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_line" ADD CONSTRAINT "letter_line_user_id_desk_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."desk_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_line_message" ON "letter_line" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "letter_state_created_at" ON "letter" USING btree ("is_unchecked","state","created_at","id");