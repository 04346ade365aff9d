<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   level: int, trail: list<array{text: string, url: string}>, name: string, id: string, tier: string, headline: string, lang: string, features: list<string>, text: string,
	 *   picture: array<string, mixed>|null, gallery: list<array<string, mixed>>, gone: array{text: string, next: string, href: string}|null,
	 *   price: array{text: string, note: string, claim: array<string, mixed>|null}|null,
	 *   figures: list<array{field: string, label: string, value: string, note: string}>, warranty: list<array{field: string, label: string, value: string}>,
	 *   documents: list<array{label: string, href: string, lang: string}>, with: list<array<string, mixed>>, actions: list<array{text: string, href: string}>,
	 *   texts: array{trail: string, model: string, figures: string, warranty: string, documents: string, with: string, english: string}
	 * } $props
	 */

	[ 'texts' => $texts ] = $props;

	$heading = "h{$props['level']}";
	$part    = 'h' . ( $props['level'] + 1 );
	?>
<?php if ( array() !== $props['trail'] ) : ?>
	<?php $ui( 'layout/trail', array( 'label' => $texts['trail'], 'steps' => $props['trail'] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words. ?>
<?php endif; ?>
<div class="hvac-product-details__top">
	<?php if ( null !== $props['picture'] ) : ?>
		<div class="hvac-product-details__pictures">
			<?php $ui( 'media/picture', $props['picture'] ); ?>
			<?php if ( array() !== $props['gallery'] ) : ?>
				<ul class="hvac-product-details__gallery">
					<?php foreach ( $props['gallery'] as $picture ) : ?>
						<li><?php $ui( 'media/picture', $picture ); ?></li>
					<?php endforeach; ?>
				</ul>
			<?php endif; ?>
		</div>
	<?php endif; ?>
	<div class="hvac-product-details__words">
		<?php if ( '' !== $props['tier'] ) : ?>
			<p class="hvac-product-details__tier"><?php $text( $props['tier'] ); ?></p>
		<?php endif; ?>
		<<?php echo tag_escape( $heading ); ?> class="hvac-product-details__name"><?php $text( $props['name'] ); ?></<?php echo tag_escape( $heading ); ?>>
		<p class="hvac-product-details__model"><?php $text( $texts['model'] ); ?></p>
		<?php if ( '' !== $props['headline'] ) : ?>
			<p class="hvac-product-details__headline"<?php echo '' === $props['lang'] ? '' : ' lang="' . esc_attr( $props['lang'] ) . '"'; ?>><?php $text( $props['headline'] ); ?></p>
		<?php endif; ?>
		<?php if ( array() !== $props['features'] ) : ?>
			<ul class="hvac-product-details__features">
				<?php foreach ( $props['features'] as $feature ) : ?>
					<li><?php $ui( 'controls/icon', array( 'name' => 'check' ) ); ?><span><?php $text( $feature ); ?></span></li>
				<?php endforeach; ?>
			</ul>
		<?php endif; ?>
		<?php if ( null !== $props['gone'] ) : ?>
			<div class="hvac-product-details__gone">
				<?php $ui( 'controls/icon', array( 'name' => 'info' ) ); ?>
				<p>
					<?php $text( $props['gone']['text'] ); ?>
					<?php if ( '' !== $props['gone']['href'] ) : ?>
						<a href="<?php echo esc_url( $props['gone']['href'] ); ?>"><?php $text( $props['gone']['next'] ); ?></a>
					<?php endif; ?>
				</p>
			</div>
		<?php endif; ?>
		<?php if ( null !== $props['price'] ) : ?>
			<div class="hvac-product-details__price">
				<p class="hvac-product-details__amount"><?php $text( $props['price']['text'] ); ?></p>
				<p class="hvac-product-details__small"><?php $text( $props['price']['note'] ); ?></p>
				<?php if ( null !== $props['price']['claim'] ) : ?>
					<?php $ui( 'layout/claim', $props['price']['claim'] ); ?>
				<?php endif; ?>
			</div>
		<?php endif; ?>
		<div class="hvac-product-details__actions">
			<?php foreach ( $props['actions'] as $index => $action ) : ?>
				<?php $ui( 'controls/action', $action + array( 'look' => 0 === $index ? 'primary' : 'secondary' ) ); ?>
			<?php endforeach; ?>
		</div>
	</div>
</div>
<?php if ( '' !== $props['text'] ) : ?>
	<p class="hvac-product-details__text"<?php echo '' === $props['lang'] ? '' : ' lang="' . esc_attr( $props['lang'] ) . '"'; ?>><?php $text( $props['text'] ); ?></p>
<?php endif; ?>
<div class="hvac-product-details__parts">
	<?php if ( array() !== $props['figures'] ) : ?>
		<section class="hvac-product-details__part hvac-product-details__part--wide">
			<<?php echo tag_escape( $part ); ?> class="hvac-product-details__title"><?php $text( $texts['figures'] ); ?></<?php echo tag_escape( $part ); ?>>
			<dl class="hvac-product-details__figures">
				<?php foreach ( $props['figures'] as $figure ) : ?>
					<div class="hvac-product-details__figure">
						<dt><?php $text( $figure['label'] ); ?></dt>
						<dd>
							<span class="hvac-product-details__value"><?php $text( $figure['value'] ); ?></span>
							<?php if ( '' !== $figure['note'] ) : ?>
								<span class="hvac-product-details__note"><?php $text( $figure['note'] ); ?></span>
							<?php endif; ?>
						</dd>
					</div>
				<?php endforeach; ?>
			</dl>
		</section>
	<?php endif; ?>
	<?php if ( array() !== $props['warranty'] ) : ?>
		<section class="hvac-product-details__part">
			<<?php echo tag_escape( $part ); ?> class="hvac-product-details__title"><?php $text( $texts['warranty'] ); ?></<?php echo tag_escape( $part ); ?>>
			<dl class="hvac-product-details__figures">
				<?php foreach ( $props['warranty'] as $row ) : ?>
					<div class="hvac-product-details__figure">
						<dt><?php $text( $row['label'] ); ?></dt>
						<dd><span class="hvac-product-details__value"><?php $text( $row['value'] ); ?></span></dd>
					</div>
				<?php endforeach; ?>
			</dl>
		</section>
	<?php endif; ?>
	<?php if ( array() !== $props['documents'] ) : ?>
		<section class="hvac-product-details__part">
			<<?php echo tag_escape( $part ); ?> class="hvac-product-details__title"><?php $text( $texts['documents'] ); ?></<?php echo tag_escape( $part ); ?>>
			<?php $ui( 'products/documents', array( 'documents' => $props['documents'], 'english' => $texts['english'] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words. ?>
		</section>
	<?php endif; ?>
</div>
<?php if ( array() !== $props['with'] ) : ?>
	<section class="hvac-product-details__with">
		<<?php echo tag_escape( $part ); ?> class="hvac-product-details__title"><?php $text( $texts['with'] ); ?></<?php echo tag_escape( $part ); ?>>
		<div class="hvac-cards">
			<?php foreach ( $props['with'] as $card ) : ?>
				<div class="hvac-card hvac-block"><?php $ui( 'products/product-card', $card ); ?></div>
			<?php endforeach; ?>
		</div>
	</section>
<?php endif; ?>
<?php
};
