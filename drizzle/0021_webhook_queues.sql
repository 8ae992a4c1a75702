DROP INDEX "outbox_order";--> statement-breakpoint
DROP INDEX "outbox_next_attempt";--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "served_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "outbox_messages_order" ON "outbox" USING btree ("priority","next_attempt_at","id") WHERE topic = 'webhook_message';--> statement-breakpoint
CREATE INDEX "outbox_messages_next_attempt" ON "outbox" USING btree ("next_attempt_at") WHERE topic = 'webhook_message';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_sequence" ON "webhook_deliveries" USING btree ("webhook_id","sequence") WHERE "webhook_deliveries"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_urgency" ON "webhook_deliveries" USING btree ("webhook_id","attempts","sequence") WHERE "webhook_deliveries"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_order" ON "outbox" USING btree ("priority","next_attempt_at","id") WHERE topic <> 'webhook_message';--> statement-breakpoint
CREATE INDEX "outbox_next_attempt" ON "outbox" USING btree ("next_attempt_at") WHERE topic <> 'webhook_message';