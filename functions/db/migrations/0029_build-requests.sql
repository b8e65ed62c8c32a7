CREATE TABLE "build_request" (
	"due_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"called_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"calls" integer NOT NULL
);
