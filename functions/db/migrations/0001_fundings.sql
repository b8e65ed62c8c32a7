CREATE TABLE "funding_place" (
	"funding_id" text NOT NULL,
	"reward_id" text NOT NULL,
	"place" integer NOT NULL,
	"attempt_id" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"order_id" text,
	CONSTRAINT "funding_place_funding_id_reward_id_place_pk" PRIMARY KEY("funding_id","reward_id","place"),
	CONSTRAINT "funding_place_attempt_id_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
CREATE TABLE "pledge" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"funding_id" text NOT NULL,
	"reward_id" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"goal_amount" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pledge_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "checkout_attempt" ADD COLUMN "intent" text DEFAULT 'Standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_attempt" ADD COLUMN "pledges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "intent" text DEFAULT 'Standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "pledge" ADD CONSTRAINT "pledge_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pledge_funding" ON "pledge" USING btree ("funding_id");