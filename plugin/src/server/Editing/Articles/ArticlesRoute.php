<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Articles;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Rest\CacheHeaders;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Returns what cards show of articles, for other front ends. */
final readonly class ArticlesRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/articles';
	protected const MAY  = self::EVERYBODY;

	private const SECONDS_FRESH = 300;
	private const MOST          = 50;

	public function __construct( private ArticleLibrary $articles ) {}

	public function args(): array {
		return array(
			'ids' => array(
				'description' => __( 'IDs of articles, separated by commas.', 'hvac-blocks' ),
				'type'        => 'array',
				'items'       => array(
					'type'    => 'integer',
					'minimum' => 1,
				),
				'maxItems'    => self::MOST,
				'required'    => true,
			),
		);
	}

	public function schema(): array {
		$text = array( 'type' => 'string' );

		return Schema::answer( 'articles', array(
			'nodes' => array(
				'description' => __( 'In the order asked. Articles that are not public are left out.', 'hvac-blocks' ),
				'type'        => 'array',
				'items'       => Schema::object( array(
					'databaseId'    => array( 'type' => 'integer' ),
					'uri'           => $text,
					'title'         => $text,
					'date'          => array(
						'type'   => 'string',
						'format' => 'date-time',
					),
					'featuredImage' => array(
						'type'       => array( 'object', 'null' ),
						'properties' => array( 'node' => Schema::object( array( 'sourceUrl' => $text ) ) ),
					),
					'categories'    => Schema::object( array(
						'nodes' => array(
							'type'  => 'array',
							'items' => Schema::object(
								array(
									'uri'  => $text,
									'name' => $text,
								)
							),
						),
					) ),
					'seo'           => Schema::object(
						array(
							'readingTime' => Schema::described( 'integer', __( 'In minutes.', 'hvac-blocks' ) ),
						)
					),
				) ),
			),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$asked = is_array( $request['ids'] ) ? $request['ids'] : array();
		$ids   = array_values( array_filter( $asked, is_int( ... ) ) );

		return CacheHeaders::shared(
			new WP_REST_Response( array( 'nodes' => array_map( static fn ( Article $article ): array => $article->to_array(), $this->articles->find( ...$ids ) ) ) ),
			self::SECONDS_FRESH
		);
	}
}
