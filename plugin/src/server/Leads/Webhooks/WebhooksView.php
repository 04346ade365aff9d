<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Delivery\DestinationHealth;

defined( 'ABSPATH' ) || exit;

/** What the screen shows: all webhooks without their secrets, and what a webhook can be. */
final readonly class WebhooksView {
	/** The values of a template besides the fields of the forms. */
	private const VALUES = array( 'event', 'reference', 'form', 'createdAt', 'status', 'lang', 'pageUrl', 'dealerName', 'kind', 'source', 'brand', 'companyId', 'product.id', 'product.name', 'wizard.tonnage', 'wizard.powerType', 'marketing.agreed', 'marketing.text' );

	public function __construct( private FormLibrary $forms ) {}

	/** @return array<string, mixed> */
	public function all(): array {
		$forms = $this->forms->titles();

		return array(
			'webhooks' => array_map( self::row( ... ), array_values( WebhookStore::all() ) ),
			'most'     => WebhookStore::MOST,
			'forms'    => array_map( static fn ( string $name, string $title ): array => array( 'name' => $name, 'title' => $title ), array_keys( $forms ), $forms ),
			'events'   => array_map( static fn ( WebhookEvent $event ): array => array( 'name' => $event->value, 'title' => $event->label() ), WebhookEvent::cases() ),
			'values'   => $this->values(),
		);
	}

	/** @return list<string> the names that a template can use */
	public function values(): array {
		$fields = array_map( fn ( string $form ): array => array_keys( $this->forms->get( $form )->fields ), $this->forms->names() );

		return array_values( array_unique( array_merge( self::VALUES, ...$fields ) ) );
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		$named = Schema::list( Schema::object( array( 'name' => array( 'type' => 'string' ), 'title' => array( 'type' => 'string' ) ) ) );

		return Schema::answer(
			'webhooks',
			array(
				'webhooks' => Schema::list( Schema::object( array(
					...Schema::all( 'string', 'id', 'name', 'host' ),
					'forms'    => Schema::list( array( 'type' => 'string' ) ),
					'events'   => Schema::list( array( 'type' => 'string' ) ),
					'format'   => array( 'type' => 'string', 'enum' => Webhook::FORMATS ),
					'template' => array( 'type' => 'string' ),
					'headers'  => Schema::list( array( 'type' => 'string' ) ),
					...Schema::all( 'boolean', 'isSigned', 'isOn' ),
					'problem'  => array( 'type' => 'string', 'description' => __( 'Why leads are not reaching it at the moment. Empty if they are.', 'hvac-blocks' ) ),
				) ) ),
				'most'     => array( 'type' => 'integer' ),
				'forms'    => $named,
				'events'   => $named,
				'values'   => Schema::list( array( 'type' => 'string' ) ),
			)
		);
	}

	/** @return array<string, mixed> */
	private static function row( Webhook $hook ): array {
		$failing = array_intersect_key( DestinationHealth::failing(), array_flip( array_map( $hook->destination( ... ), $hook->events ) ) );

		return array(
			'id'       => $hook->id,
			'name'     => $hook->name,
			// The rest of an address often contains a secret.
			'host'     => (string) wp_parse_url( $hook->url, PHP_URL_HOST ),
			'forms'    => $hook->forms,
			'events'   => array_map( static fn ( WebhookEvent $event ): string => $event->value, $hook->events ),
			'format'   => $hook->format,
			'template' => $hook->template,
			'headers'  => array_map( strval( ... ), array_keys( $hook->headers ) ),
			'isSigned' => '' !== $hook->secret,
			'isOn'     => $hook->is_on,
			'problem'  => array_values( $failing )[0]['detail'] ?? '',
		);
	}
}
