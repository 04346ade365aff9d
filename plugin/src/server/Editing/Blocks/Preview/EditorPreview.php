<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Preview;

use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\BlockRenderer;
use HvacBlocks\Editing\Blocks\BoundBlock;
use HvacBlocks\Editing\Blocks\Examples\ExampleRenderer;
use HvacBlocks\Editing\Blocks\Examples\ExampleServices;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Kernel\ErrorLog;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * A block's preview in the editor: an island's view model for its view, the HTML of every other block. A block whose page needs a visitor's query shows
 * its example `editor`.
 */
final readonly class EditorPreview {
	/** Placeholder for the block's id: the editor inserts its own, so that identical blocks share a response. */
	public const ID = 'hvac-preview-id';

	public function __construct(
		private BlockRenderer $renderer,
		private ExampleServices $services,
		private ExampleRenderer $examples,
		private EditorNeeds $needs,
	) {}

	/**
	 * @param string               $name       the block's folder
	 * @param array<string, mixed> $attributes not trusted
	 * @param int                  $post       the edited post; 0 without one
	 * @return array{props: object|null, html: string|null, slots: object, wrapper: object, notices: list<array{text: string, action: array{text: string, href: string}|null}>, error: string}
	 */
	public function of( string $name, array $attributes, Language $language, int $post = 0 ): array {
		try {
			[ $model, $html ] = LanguageSwitch::in( $language, fn (): array => $this->render( $name, self::filled( $name, $attributes, $post ), $language, $post ) );
			$error            = '';
		} catch ( Throwable $failure ) {
			ErrorLog::write( "hvac-blocks: the preview of $name failed: $failure" );
			[ $model, $html ] = array( null, null );
			$error            = __( 'The server could not show this block. Please try again in a few minutes.', 'hvac-blocks' );
		}

		return array(
			'props'   => null === $model || ! $model->is_shown || null !== $html ? null : (object) $model->sent(),
			'html'    => $html,
			'slots'   => (object) ( $model->slots ?? array() ),
			'wrapper' => (object) ( $model->wrapper ?? array() ),
			'notices' => $this->needs->notices( $model->needs ?? array() ),
			'error'   => $error,
		);
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array{?ViewModel, ?string} the HTML of a block without hydration
	 */
	private function render( string $name, array $attributes, Language $language, int $post ): array {
		$example  = $this->examples->editor_example( $name );
		// Attributes of the block itself take precedence over the example.
		$example  = '' === ( $attributes[ $example->unless ?? '' ] ?? '' ) ? $example : null;
		$context  = new BlockContext( $language, self::ID, $example->query ?? array(), $this->services->of( $example ), false, $example->path ?? '', is_edited: true, post: $post );
		$model    = $this->renderer->view_model( $name, $attributes, $context );
		$is_shown = null !== $model && $model->is_shown && ! $this->renderer->hydrates( $name );

		return array( $model, $is_shown ? $this->renderer->view( $name, $model ) : null );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed> with the values of bindings that only the server knows
	 */
	private static function filled( string $name, array $attributes, int $post ): array {
		$context = array(
			'postId'   => $post,
			'postType' => (string) get_post_type( $post ),
		);

		return BoundBlock::filled( BlockTypes::PREFIX . $name, $attributes, $post > 0 ? $context : array() );
	}
}
