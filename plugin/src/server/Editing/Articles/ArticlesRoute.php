<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Articles;

use HvacBlocks\Kernel\Route;
use HvacBlocks\Platform\Rest\CacheHeaders;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Tells what cards show of articles, for other front ends. */
final readonly class ArticlesRoute implements Route {
	private const SECONDS_FRESH = 300;
	private const MOST          = 50;

	public function __construct( private ArticleLibrary $articles ) {}

	public function path(): string {
		return '/hvac-blocks/v1/articles';
	}

	public function method(): string {
		return 'GET';
	}

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

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'articles',
			'type'       => 'object',
			'properties' => array(
				'nodes' => array(
					'description' => __( 'In the order asked. Articles that are not public are left out.', 'hvac-blocks' ),
					'type'        => 'array',
					'items'       => array(
						'type'       => 'object',
						'properties' => array(
							'databaseId'    => array( 'type' => 'integer' ),
							'uri'           => $text,
							'title'         => $text,
							'date'          => array(
								'type'   => 'string',
								'format' => 'date-time',
							),
							'featuredImage' => array(
								'type'       => array( 'object', 'null' ),
								'properties' => array( 'node' => self::node( array( 'sourceUrl' => $text ) ) ),
							),
							'categories'    => array(
								'type'       => 'object',
								'properties' => array(
									'nodes' => array(
										'type'  => 'array',
										'items' => self::node(
											array(
												'uri'  => $text,
												'name' => $text,
											)
										),
									),
								),
							),
							'seo'           => self::node(
								array(
									'readingTime' => array(
										'description' => __( 'In minutes.', 'hvac-blocks' ),
										'type'        => 'integer',
									),
								)
							),
						),
					),
				),
			),
		);
	}

	public function permission( WP_REST_Request $request ): bool {
		return true;
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$asked = is_array( $request['ids'] ) ? $request['ids'] : array();
		$ids   = array_values( array_filter( $asked, is_int( ... ) ) );

		return CacheHeaders::shared(
			new WP_REST_Response( array( 'nodes' => array_map( static fn ( Article $article ): array => $article->to_array(), $this->articles->find( ...$ids ) ) ) ),
			self::SECONDS_FRESH
		);
	}

	/**
	 * @param array<string, array<string, string>> $properties
	 * @return array<string, mixed>
	 */
	private static function node( array $properties ): array {
		return array(
			'type'       => 'object',
			'properties' => $properties,
		);
	}
}
