<?php
declare(strict_types=1);

namespace HvacBlocks\Blocks;

use HvacBlocks\Languages\LanguageSwitch;
use HvacBlocks\Languages\PageLanguage;
use HvacBlocks\Rest\Route;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `POST /editor/view-model`: what a block's `props.php` makes of the attributes being edited, in the language
 * of the page being edited, so that the editor shows the block as the page will. A block whose page needs a visitor's
 * query shows its example `editor`.
 */
final readonly class EditorPreviewRoute implements Route {
	public function __construct(
		private BlockLibrary $library,
		private BlockRenderer $renderer,
		private BlockServices $services,
		private ExampleRenderer $examples,
		private EditorNeeds $needs,
	) {}

	public function path(): string {
		return '/hvac-blocks/v1/editor/view-model';
	}

	public function method(): string {
		return 'POST';
	}

	public function args(): array {
		return array(
			'name'       => array(
				'type'     => 'string',
				'enum'     => $this->library->names(),
				'required' => true,
			),
			'attributes' => array(
				'type'    => 'object',
				'default' => array(),
			),
			'id'         => array(
				'type'    => 'string',
				'pattern' => '^[\w-]{1,64}$',
				'default' => 'editor',
			),
			'postId'     => array(
				'type'    => 'integer',
				'minimum' => 0,
				'default' => 0,
			),
		);
	}

	public function schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'hvac-blocks-view-model',
			'type'       => 'object',
			'properties' => array(
				'lang'    => array( 'type' => 'string' ),
				'props'   => array( 'type' => array( 'object', 'null' ) ),
				'slots'   => array( 'type' => 'object' ),
				'wrapper' => array( 'type' => 'object' ),
				'notices' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'text'   => array( 'type' => 'string' ),
							'action' => array( 'type' => array( 'object', 'null' ) ),
						),
					),
				),
			),
		);
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( 'edit_posts' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		/** @var array{name: string, attributes: array<string, mixed>, id: string, postId: int} $arguments */
		$arguments = $request->get_params();
		$post      = $arguments['postId'] > 0 && current_user_can( 'read_post', $arguments['postId'] ) ? $arguments['postId'] : 0;
		$language  = PageLanguage::of_post( $post );
		// A dealer that the block itself names is shown, not the example.
		$example   = '' === ( $arguments['attributes']['companyId'] ?? '' ) ? $this->examples->editor_example( $arguments['name'] ) : null;
		$services  = null === $example?->dealers ? $this->services : $this->services->with_dealers( new ExampleDealers( $example->dealers ) );
		$model     = LanguageSwitch::in(
			$language,
			fn (): ?ViewModel => $this->renderer->view_model(
				$arguments['name'],
				$arguments['attributes'],
				new BlockContext( $language, $arguments['id'], $example->query ?? array(), $services, false, $example->path ?? '' ),
			)
		);

		return new WP_REST_Response(
			array(
				'lang'    => $language->value,
				'props'   => null === $model ? null : (object) $model->props,
				'slots'   => (object) ( $model->slots ?? array() ),
				'wrapper' => (object) ( $model->wrapper ?? array() ),
				'notices' => $this->needs->notices( $model->needs ?? array() ),
			)
		);
	}
}
