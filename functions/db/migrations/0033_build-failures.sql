CREATE TABLE "build_failure" (
	"deploy_id" text PRIMARY KEY NOT NULL,
	"commit" text,
	"begun_at" timestamp with time zone NOT NULL,
	"solved_at" timestamp with time zone
);
