<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Preview;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Languages\PageLanguage;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `POST /editor/previews`: many blocks of a page being edited, each as it will appear on the page, in the page's language. One request for all, since
 * each request starts WordPress. A block that fails reports it in its own place and does not affect the others.
 */
final readonly class EditorPreviewsRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const PATH   = '/hvac-blocks/v1/editor/previews';
	protected const MAY    = array( 'edit_posts' );

	/** Maximum number of blocks per request. */
	private const MOST = 200;

	/** Maximum bytes per request. */
	private const LONGEST = 1_000_000;

	public function __construct(
		private BlockLibrary $library,
		private EditorPreview $preview,
	) {}

	public function args(): array {
		return array(
			'blocks' => array(
				'type'     => 'array',
				'required' => true,
				'minItems' => 1,
				'maxItems' => self::MOST,
				'items'    => array(
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => array(
						'name'       => Schema::choice( $this->library->names(), null ),
						'attributes' => array(
							'type'          => 'object',
							'maxProperties' => 100,
						),
					),
				),
			),
			'postId' => array(
				'type'    => 'integer',
				'minimum' => 0,
				'default' => 0,
			),
			// The parent that the page will have once saved.
			'parent' => array(
				'type'    => 'integer',
				'minimum' => 0,
				'default' => 0,
			),
		);
	}

	public function schema(): array {
		return Schema::answer( 'hvac-blocks-previews', array(
			'lang'     => array( 'type' => 'string' ),
			'previews' => Schema::list( Schema::object( array(
				'props'   => array( 'type' => array( 'object', 'null' ) ),
				'html'    => array( 'type' => array( 'string', 'null' ) ),
				...Schema::all( 'object', 'slots', 'wrapper' ),
				'notices' => Schema::list( Schema::object( array(
					'text'   => array( 'type' => 'string' ),
					'action' => array( 'type' => array( 'object', 'null' ) ),
				) ) ),
				'error'   => array( 'type' => 'string' ),
			) ) ),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( strlen( (string) $request->get_body() ) > self::LONGEST ) {
			return new WP_Error( 'hvac_blocks_too_large', __( 'These blocks contain too much content to preview. The page itself is not affected.', 'hvac-blocks' ), array( 'status' => 413 ) );
		}

		/** @var array{blocks: list<array{name: string, attributes?: array<string, mixed>}>, postId: int, parent: int} $arguments */
		$arguments = $request->get_params();
		$post      = self::readable( $arguments['postId'] );
		$parent    = self::readable( $arguments['parent'] );
		$language  = ( $parent > 0 ? PageLanguage::named_by_post( $parent ) : null ) ?? PageLanguage::of_post( $post );
		$previews  = array();

		foreach ( $arguments['blocks'] as $block ) {
			$previews[] = $this->preview->of( $block['name'], $block['attributes'] ?? array(), $language, $post );
		}

		return new WP_REST_Response( array(
			'lang'     => $language->value,
			'previews' => $previews,
		) );
	}

	private static function readable( int $post ): int {
		return $post > 0 && current_user_can( 'read_post', $post ) ? $post : 0;
	}
}
