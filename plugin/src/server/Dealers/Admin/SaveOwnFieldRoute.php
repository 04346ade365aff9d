<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\OwnFields\OwnField;
use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\OwnFields\OwnFieldType;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Kernel\SaveError;
use HvacBlocks\Kernel\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `PUT /admin/dealer-fields/{key}`: changes a field, or adds one at the key `new`, which gets a key from its English name; responds like `GET`. */
final readonly class SaveOwnFieldRoute extends ListOwnFieldsRoute {
	protected const METHOD = 'PUT';
	public const PATH      = ListOwnFieldsRoute::PATH . '/(?P<key>' . self::NEW . '|' . OwnField::PATTERN . ')';

	private const NEW          = 'new';
	private const MOST_CHOICES = 50;

	public function __construct( OwnFieldsView $view, private DealerStore $store ) {
		parent::__construct( $view );
	}

	/** @return array<string, mixed> */
	public static function key(): array {
		return array( 'type' => 'string', 'required' => true );
	}

	public function args(): array {
		$choice = array(
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => array(
				'key'   => array( 'type' => 'string', 'maxLength' => 60, 'description' => __( 'Empty for a new one.', 'hvac-blocks' ) ),
				'names' => OwnFieldsView::names() + array( 'required' => true ),
			),
		);

		return array(
			'key'     => self::key(),
			'type'    => Schema::choice( array_column( OwnFieldType::cases(), 'value' ), null, __( 'A field keeps the type that it was added with.', 'hvac-blocks' ) ),
			'names'   => OwnFieldsView::names() + array( 'required' => true ),
			'choices' => array( 'type' => 'array', 'maxItems' => self::MOST_CHOICES, 'items' => $choice, 'default' => array(), 'description' => __( 'What a list can have.', 'hvac-blocks' ) ),
			'places'  => array( 'type' => 'array', 'maxItems' => 3, 'items' => array( 'type' => 'string', 'enum' => OwnFieldType::Flag->places() ), 'required' => true, 'description' => __( 'Where visitors see the field.', 'hvac-blocks' ) ),
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$key   = self::text( $request, 'key' );
		$known = OwnFields::all()[ $key ] ?? null;
		$type  = $known->type ?? OwnFieldType::from( self::text( $request, 'type' ) );
		$field = OwnFieldInput::read( $request, $type, $known );
		$wrong = OwnFieldInput::problems( $field );

		return match ( true ) {
			self::NEW !== $key && null === $known => new WP_Error( 'hvac_blocks_no_field', __( 'This field no longer exists.', 'hvac-blocks' ), array( 'status' => 404 ) ),
			array() !== $wrong => SaveError::invalid( 'hvac_blocks_invalid_field', $wrong ),
			/* translators: %d: a number. */
			null === $known && count( OwnFields::all() ) >= OwnFields::MOST => new WP_Error( 'hvac_blocks_too_many', sprintf( __( 'There can be %d fields. Delete one first.', 'hvac-blocks' ), OwnFields::MOST ), array( 'status' => 409 ) ),
			! OwnFields::records()->save( $field ) => SaveError::not_stored(),
			default => $this->saved( null === $known ? 201 : 200 ),
		};
	}

	private function saved( int $status ): WP_REST_Response {
		$this->store->announce();

		return new WP_REST_Response( $this->view->all(), $status );
	}
}
