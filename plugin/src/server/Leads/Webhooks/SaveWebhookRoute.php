<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\SaveError;
use HvacBlocks\Kernel\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `PUT /admin/webhooks/{id}`: adds or replaces one; responds like `GET`. A secret part that is not sent stays as it is. */
final readonly class SaveWebhookRoute extends ListWebhooksRoute {
	protected const METHOD = 'PUT';
	public const PATH      = ListWebhooksRoute::PATH . '/(?P<id>' . Webhook::ID . ')';

	public function __construct( WebhooksView $view, private FormLibrary $forms ) {
		parent::__construct( $view );
	}

	public function args(): array {
		return array(
			'id'       => Webhook::id_argument(),
			'name'     => Schema::text( __( 'The name that the leads’ ledger shows.', 'hvac-blocks' ), 60, is_required: true ),
			'url'      => array( 'maxLength' => 2000 ) + Schema::described( 'string', __( 'Where leads are sent. Required for a new webhook.', 'hvac-blocks' ) ),
			'forms'    => array( 'type' => 'array', 'maxItems' => 100, 'items' => array( 'type' => 'string', 'enum' => $this->forms->names() ), 'required' => true, 'description' => __( 'The forms whose leads are sent. Empty for all.', 'hvac-blocks' ) ),
			'events'   => array( 'type' => 'array', 'minItems' => 1, 'maxItems' => count( WebhookEvent::cases() ), 'items' => array( 'type' => 'string', 'enum' => array_column( WebhookEvent::cases(), 'value' ) ), 'required' => true ),
			'format'   => Schema::choice( Webhook::FORMATS, null ),
			'template' => Schema::text( __( 'A JSON object with values such as {{email}}. Empty for the lead as it is.', 'hvac-blocks' ), 20_000, is_required: true ),
			'headers'  => array(
				'type'     => 'array',
				'maxItems' => 10,
				'required' => true,
				'items'    => array(
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => array(
						'name'  => array( 'type' => 'string', 'maxLength' => 60, 'required' => true ),
						'value' => array( 'type' => 'string', 'maxLength' => 2000, 'description' => __( 'Without it, the stored value stays.', 'hvac-blocks' ) ),
					),
				),
			),
			'secret'   => array( 'maxLength' => 200 ) + Schema::described( 'string', __( 'Signs each body. Empty to send unsigned. Without it, the stored secret stays.', 'hvac-blocks' ) ),
			'isOn'     => array( 'type' => 'boolean', 'required' => true ),
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$all   = WebhookStore::all();
		$hook  = WebhookInput::read( $request, $all[ self::text( $request, 'id' ) ] ?? null );
		$wrong = WebhookInput::problems( $hook, $this->view->values() );

		if ( array() !== $wrong ) {
			return SaveError::invalid( 'hvac_blocks_invalid_webhook', $wrong );
		}

		if ( ! isset( $all[ $hook->id ] ) && count( $all ) >= WebhookStore::MOST ) {
			/* translators: %d: a number. */
			return new WP_Error( 'hvac_blocks_too_many', sprintf( __( 'There can be %d webhooks. Delete one first.', 'hvac-blocks' ), WebhookStore::MOST ), array( 'status' => 409 ) );
		}

		return WebhookStore::records()->save( $hook )
			? new WP_REST_Response( $this->view->all(), isset( $all[ $hook->id ] ) ? 200 : 201 )
			: SaveError::not_stored();
	}
}
