CREATE TABLE "funding_outcome" (
	"funding_id" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"raised" bigint NOT NULL,
	"backers" integer NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
