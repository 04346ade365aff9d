<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, level: int, search: array<string, mixed>, none: string, allUrl: string, help: list<array{icon: string, text: string, href: string}>,
	 *   products: list<array{name: string, model: string, href: string, documents: list<array{label: string, href: string, lang: string}>}>,
	 *   near: list<array{name: string, model: string, href: string, documents: list<array{label: string, href: string, lang: string}>}>,
	 *   groups: list<array{
	 *     title: string,
	 *     products: list<array{name: string, model: string, href: string, documents: list<array{label: string, href: string, lang: string}>}>,
	 *     all: array{text: string, href: string}|null,
	 *   }>,
	 *   texts: array{near: string, all: string, missing: string, english: string}
	 * } $props
	 */

	$texts    = $props['texts'];
	$title    = 'h' . ( $props['level'] + 1 );
	$products = static function ( array $list ) use ( $texts, $text, $ui ): void {
		/** @var list<array{name: string, model: string, href: string, documents: list<array{label: string, href: string, lang: string}>}> $list */
		?>
		<ul class="hvac-find-manual__products">
			<?php foreach ( $list as $product ) : ?>
				<li>
					<p>
						<a class="hvac-find-manual__name" href="<?php echo esc_url( $product['href'] ); ?>"><?php $text( $product['name'] ); ?></a> <span class="hvac-find-manual__model"><?php $text( $product['model'] ); ?></span>
					</p>
					<?php if ( array() === $product['documents'] ) : ?>
						<p class="hvac-find-manual__model"><?php $text( $texts['missing'] ); ?></p>
					<?php else : ?>
						<?php $ui( 'products/documents', array( 'documents' => $product['documents'], 'english' => $texts['english'] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words. ?>
					<?php endif; ?>
				</li>
			<?php endforeach; ?>
		</ul>
		<?php
	};
	?>
<?php $ui( 'layout/section-head', array( 'level' => $props['level'], 'id' => $props['id'] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words. ?>
<?php $ui( 'forms/search-form', $props['search'] ); ?>
<?php if ( '' !== $props['none'] ) : ?>
	<p class="hvac-find-manual__none"><?php $text( $props['none'] ); ?></p>
<?php endif; ?>
<?php if ( array() !== $props['near'] ) : ?>
	<<?php echo tag_escape( $title ); ?> class="hvac-find-manual__title"><?php $text( $texts['near'] ); ?></<?php echo tag_escape( $title ); ?>>
	<?php $products( $props['near'] ); ?>
<?php endif; ?>
<?php if ( array() !== $props['help'] ) : ?>
	<?php $ui( 'forms/help-links', array( 'links' => $props['help'] ) ); ?>
<?php endif; ?>
<?php if ( array() !== $props['products'] ) : ?>
	<?php $products( $props['products'] ); ?>
	<p><a href="<?php echo esc_url( $props['allUrl'] ); ?>"><?php $text( $texts['all'] ); ?></a></p>
<?php endif; ?>
<?php if ( array() !== $props['groups'] ) : ?>
	<div class="hvac-disclosures">
		<?php foreach ( $props['groups'] as $group ) : ?>
			<details class="hvac-disclosure hvac-find-manual__group">
				<summary class="hvac-disclosure__summary"><span><?php $text( $group['title'] ); ?></span><?php $ui( 'controls/icon', array( 'name' => 'chevronDown' ) ); ?></summary>
				<?php $products( $group['products'] ); ?>
				<?php if ( null !== $group['all'] ) : ?>
					<p><a href="<?php echo esc_url( $group['all']['href'] ); ?>"><?php $text( $group['all']['text'] ); ?></a></p>
				<?php endif; ?>
			</details>
		<?php endforeach; ?>
	</div>
<?php endif; ?>
<?php
};
