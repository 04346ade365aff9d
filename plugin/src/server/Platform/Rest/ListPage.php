<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Kernel\Schema;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** One page of a list: the page that a request asks for, and what the response says about it besides its rows. */
final readonly class ListPage {
	private const SIZE = 20;

	private function __construct( public int $total, public int $pages, public int $number, public int $size ) {}

	/**
	 * The requested page. A page that no longer exists, because its rows are gone, becomes the last one.
	 *
	 * @param WP_REST_Request $request checked against `args()`
	 */
	public static function of( WP_REST_Request $request, int $total ): self {
		$size  = is_int( $request['per_page'] ) ? $request['per_page'] : self::SIZE;
		$pages = (int) ceil( $total / $size );

		return new self( $total, $pages, max( 1, min( $pages, is_int( $request['page'] ) ? $request['page'] : 1 ) ), $size );
	}

	public function offset(): int {
		return ( $this->number - 1 ) * $this->size;
	}

	/** @param array<string, mixed> $rest the rows, and whatever else the response contains */
	public function answer( array $rest ): WP_REST_Response {
		return new WP_REST_Response( array(
			'total' => $this->total,
			'pages' => $this->pages,
			'page'  => $this->number,
			...$rest,
		) );
	}

	/**
	 * @param array<string, mixed> $rest schemas by name
	 * @return array<string, mixed>
	 */
	public static function schema( string $title, array $rest ): array {
		return Schema::answer( $title, array(
			...Schema::all( 'integer', 'total', 'pages', 'page' ),
			...$rest,
		) );
	}

	/** @return array{page: array<string, mixed>, per_page: array<string, mixed>} */
	public static function args( int $most_pages = 100_000 ): array {
		return array(
			'page'     => array(
				'description' => __( 'Current page of the list.', 'hvac-blocks' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => $most_pages,
				'default'     => 1,
			),
			'per_page' => array(
				'description' => __( 'Number of rows per page.', 'hvac-blocks' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => 100,
				'default'     => self::SIZE,
			),
		);
	}
}
