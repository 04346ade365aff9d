<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Destinations\DeliveryOutcome;
use HvacBlocks\Leads\Destinations\HttpDelivery;
use HvacBlocks\Leads\Health\SampleLead;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\UpstreamRequest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/webhooks/{id}/test`: sends a lead with invented values, marked as a test, and responds with what went out and what came back. */
final readonly class TestWebhookRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const PATH   = SaveWebhookRoute::PATH . '/test';

	private const LONGEST = 2000;

	public function __construct( private FormLibrary $forms, private UpstreamClient $client ) {}

	public function args(): array {
		return array( 'id' => Webhook::id_argument() );
	}

	public function schema(): array {
		$text = array( 'type' => 'string' );

		return Schema::answer(
			'webhook-test',
			array(
				'ok'       => array( 'type' => 'boolean' ),
				'message'  => $text,
				'request'  => Schema::object( array( 'host' => $text, 'headers' => Schema::list( $text ), 'body' => $text ) ),
				'response' => Schema::object( array( 'status' => array( 'type' => array( 'integer', 'null' ) ), 'body' => $text ) ),
			)
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$hook = WebhookStore::all()[ self::text( $request, 'id' ) ] ?? null;

		if ( null === $hook ) {
			return new WP_Error( 'hvac_blocks_no_webhook', __( 'This webhook was deleted.', 'hvac-blocks' ), array( 'status' => 404 ) );
		}

		$event = $hook->events[0] ?? WebhookEvent::Stored;
		$sent  = WebhookRequest::of( $hook, $event, SampleLead::of( $this->forms->get( $hook->forms[0] ?? SampleLead::FORM ), LeadStatus::tryFrom( $event->value ) ?? LeadStatus::Accepted ) );
		$answer = HttpDelivery::answer( $this->client, $sent );
		$result = HttpDelivery::result( $answer );

		return new WP_REST_Response(
			array(
				'ok'       => DeliveryOutcome::Delivered === $result->outcome,
				'message'  => $result->detail,
				'request'  => array( 'host' => $sent->host(), 'headers' => self::headers( $sent, $hook ), 'body' => (string) $sent->body ),
				'response' => array( 'status' => $answer->status, 'body' => mb_substr( wp_check_invalid_utf8( $answer->body, true ), 0, self::LONGEST ) ),
			)
		);
	}

	/** @return list<string> the values that a person typed stay hidden */
	private static function headers( UpstreamRequest $sent, Webhook $hook ): array {
		return array_map( static fn ( string $name, string $value ): string => "$name: " . ( isset( $hook->headers[ $name ] ) ? '••••' : $value ), array_keys( $sent->headers ), $sent->headers );
	}
}
