CREATE TABLE "review" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"recipe_id" text,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"first_name" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_invitation" (
	"product_id" text NOT NULL,
	"buyer" text NOT NULL,
	"order_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "review_invitation_product_id_buyer_pk" PRIMARY KEY("product_id","buyer"),
	CONSTRAINT "review_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "review_refusal" (
	"buyer" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_invitation" ADD CONSTRAINT "review_invitation_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_status_created_at" ON "review" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "review_invitation_order" ON "review_invitation" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "review_invitation_expires_at" ON "review_invitation" USING btree ("expires_at");