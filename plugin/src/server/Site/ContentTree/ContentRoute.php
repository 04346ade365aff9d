<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Rest\CacheHeaders;
use HvacBlocks\Platform\Rest\JsonResponse;
use HvacBlocks\Platform\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Returns a public page as a tree of blocks, for other front ends. */
final readonly class ContentRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/content';
	protected const MAY  = self::EVERYBODY;

	private const SECONDS_FRESH = 300;
	private const LONGEST_PATH  = 1000;

	public function __construct( private ContentTree $trees, private Settings $settings ) {}

	public function args(): array {
		return array(
			'path' => array(
				'description' => __( 'The path of the page’s address.', 'hvac-blocks' ),
				'type'        => 'string',
				'minLength'   => 1,
				'maxLength'   => self::LONGEST_PATH,
				'required'    => true,
			),
		);
	}

	public function schema(): array {
		return Schema::answer( 'content', array(
			'title'    => array( 'type' => 'string' ),
			'lang'     => Schema::one_of( array( 'en', 'es', 'fr' ) ),
			'version'  => Schema::described( 'string', __( 'The version of the plugin, whose schema the blocks follow.', 'hvac-blocks' ) ),
			'modified' => array(
				'type'   => 'string',
				'format' => 'date-time',
			),
			'blocks'   => array(
				'type'  => 'array',
				'items' => self::object(
					array(
						'name'            => array( 'type' => 'string' ),
						'attributes'      => array( 'type' => 'object' ),
						'innerBlocks'     => array( 'type' => 'array' ),
						'mediaData'       => array( 'type' => 'object' ),
						'originalContent' => array( 'type' => 'string' ),
					)
				),
			),
			'warnings' => array(
				'description' => __( 'What is left out or missing.', 'hvac-blocks' ),
				'type'        => 'array',
				'items'       => self::object(
					array(
						...Schema::all( 'string', 'code', 'block', 'path' ),
					)
				),
			),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ! $this->settings->bool( 'content_api' ) ) {
			return new WP_Error( 'hvac_blocks_content_off', __( 'This site does not offer its pages as block trees.', 'hvac-blocks' ), array( 'status' => 404 ) );
		}

		$path = is_string( $request['path'] ) ? PublicPages::path( $request['path'] ) : null;
		$json = null === $path ? null : $this->trees->at( $path, self::SECONDS_FRESH );

		return null === $json
			? new WP_Error( 'hvac_blocks_no_page', __( 'There is no page at this address.', 'hvac-blocks' ), array( 'status' => 404 ) )
			: CacheHeaders::shared( new JsonResponse( $json ), self::SECONDS_FRESH );
	}

	/**
	 * @param array<string, array<string, string>> $properties
	 * @return array<string, mixed>
	 */
	private static function object( array $properties ): array {
		return Schema::object( $properties );
	}
}
