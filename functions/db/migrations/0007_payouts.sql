CREATE TABLE "commission" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"source" text NOT NULL,
	"currency" text NOT NULL,
	"goods" integer NOT NULL,
	"rate" integer NOT NULL,
	"amount" integer NOT NULL,
	"reversed" integer DEFAULT 0 NOT NULL,
	"reversed_at" timestamp with time zone,
	"reason" text,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "commission_amount" CHECK ("commission"."amount" between 0 and "commission"."goods"),
	CONSTRAINT "commission_reversed" CHECK ("commission"."reversed" between 0 and "commission"."amount"),
	CONSTRAINT "commission_reason" CHECK ("commission"."reason" is null or "commission"."amount" = 0)
);
--> statement-breakpoint
CREATE TABLE "commission_reversal" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"before" integer NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_reversal_order_id_position_before_pk" PRIMARY KEY("order_id","position","before"),
	CONSTRAINT "commission_reversal_amount" CHECK ("commission_reversal"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "checkout_attempt" ADD COLUMN "commission" jsonb;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_reversal" ADD CONSTRAINT "commission_reversal_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."commission"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_created_at" ON "commission" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "commission_due_at" ON "commission" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "commission_reversal_created_at" ON "commission_reversal" USING btree ("created_at");