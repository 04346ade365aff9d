<?php
declare(strict_types=1);

namespace HvacBlocks\Leads;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Which leads are asked for. */
final readonly class LeadFilter {
	public function __construct( public string $search = '', public ?LeadStatus $status = null, public string $form = '' ) {}

	/** @return array<string, array<string, mixed>> the arguments of a route that takes it */
	public static function args(): array {
		return array(
			'search' => array(
				'type'        => 'string',
				'maxLength'   => 200,
				'default'     => '',
				'description' => __( 'Words that stand in the reference or in what was entered.', 'hvac-blocks' ),
			),
			'status' => array(
				'type'        => 'string',
				'enum'        => array( '', ...array_column( LeadStatus::cases(), 'value' ) ),
				'default'     => '',
				'description' => __( 'Where the leads stand.', 'hvac-blocks' ),
			),
			'form'   => array(
				'type'        => 'string',
				'pattern'     => '^[a-z0-9-]*$',
				'maxLength'   => 64,
				'default'     => '',
				'description' => __( 'The form they came from.', 'hvac-blocks' ),
			),
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public static function from( WP_REST_Request $request ): self {
		$text = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';

		return new self( trim( $text( $request->get_param( 'search' ) ) ), LeadStatus::tryFrom( $text( $request->get_param( 'status' ) ) ), $text( $request->get_param( 'form' ) ) );
	}
}
