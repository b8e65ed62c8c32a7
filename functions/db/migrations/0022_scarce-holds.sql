ALTER TABLE "allotment_hold" ADD COLUMN "connection" text;--> statement-breakpoint
ALTER TABLE "allotment_hold" ADD COLUMN "network" text;